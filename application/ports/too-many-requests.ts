/** It was done too often. `retryAfter`: whole seconds after which it may be tried again. */
export type TooManyRequests = { readonly type: 'too-many-requests'; readonly retryAfter: number }
