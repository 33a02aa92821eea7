/** The pages of whoever pays: the account, what is bought, and what is said of a member. What stands below them is theirs too. */
const parentPages = ['/mon-compte', '/premium/checkout', '/validation-buybox', '/validatepayment', '/subscribe-success', '/subscribe-failed', '/profiling', '/mon-avenir']

/** Where a child is asked to fetch their parent. */
const gatePath = '/qui-revise/parent'

/**
 * Says whether a page is the parent's alone, so that a child who asks for it is led to the parent gate at once. The service
 * refuses a child whatever it was not told to allow, so a page that is missing here ends at the gate too, one step later.
 *
 * Source: a decision of the product.
 *
 * @param path without its query
 * @example needsParent('/mon-compte/mot-de-passe') // true
 */
export const needsParent = (path: string): boolean => {
  const asked = path.toLowerCase().replace(/\/+$/, '')
  return parentPages.some((page) => asked === page || asked.startsWith(`${page}/`))
}

/**
 * Where a child is asked to fetch their parent, and the page that the parent then goes on to.
 *
 * @example parentGateAddress('/mon-compte') // '/qui-revise/parent?next=%2Fmon-compte'
 */
export const parentGateAddress = (next: string): string => `${gatePath}?next=${encodeURIComponent(next)}`
