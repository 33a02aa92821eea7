/** Some proxies tell the port beside the address: `192.0.2.7:51234`, `[2001:db8::1]:51234`. */
const withPort = /^(?:\[([^\]]*)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/

/**
 * The network that an address counts for: itself for IPv4, also where it is written as IPv6, the first 64 bits for IPv6, as
 * everybody has all the addresses that begin with theirs. A port says nothing of who calls.
 *
 * Source: RFC 6177, section 2, and RFC 4291, sections 2.5.4 and 2.5.5.2.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 * @example networkOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export const networkOf = (address: string): string => {
  const [, inBrackets, ipv4] = withPort.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  const host = URL.parse(`http://[${(inBrackets ?? address).split('%')[0]}]`)?.hostname
  if (!host) return address
  const [head = '', tail] = host.slice(1, -1).split('::')
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((number) => [number >> 8, number & 255])
      .join('.')
  }
  return groups.slice(0, 4).join(':')
}
