/** The service did not answer, or not now. `retryAfter`: whole seconds after which to try again, when it said so. */
export type ServiceUnreachable = { readonly type: 'service-unreachable'; readonly retryAfter?: number }
