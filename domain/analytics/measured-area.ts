const schoolAreas = ['/gar', '/cned'] as const

/**
 * Whether visits may be measured on a page, as far as the person accepts it: never in the areas of schools, whose pupils come
 * because their lesson asks them to.
 *
 * Source: a decision of the product.
 *
 * @param path without its query
 * @example isMeasuredArea('/gar/mentions-legales') // false
 */
export const isMeasuredArea = (path: string): boolean => {
  const asked = path.toLowerCase()
  return !schoolAreas.some((area) => asked === area || asked.startsWith(`${area}/`))
}
