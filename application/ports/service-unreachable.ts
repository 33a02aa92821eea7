/** The service did not answer, or said that something is wrong on its side; trying again later may help. */
export type ServiceUnreachable = { readonly type: 'service-unreachable' }
