/** As Node writes the address of a caller that came over IPv4 to a socket that takes both. */
const ipv4InIpv6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * The network that an address counts for: itself for IPv4, the first 64 bits for IPv6, as everybody has all the addresses
 * that begin with theirs.
 *
 * Source: RFC 6177, section 2, and RFC 4291, section 2.5.4.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 * @example networkOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export const networkOf = (address: string): string => {
  const ipv4 = ipv4InIpv6.exec(address)?.[1]
  if (ipv4) return ipv4
  const host = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname
  if (!host) return address
  const [head = '', tail] = host.slice(1, -1).split('::')
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
