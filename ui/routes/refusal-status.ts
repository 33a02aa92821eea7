/** The status of a page whose form was refused. */
export const refusalStatus = ({ type }: { readonly type: string }): number => {
  if (type === 'service-unreachable') return 503
  return type === 'too-many-requests' ? 429 : 422
}
