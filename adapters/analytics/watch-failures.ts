/** Tells of whatever goes wrong on the page and that nobody takes care of. */
export const watchFailures = (told: (thrown: unknown) => void): void => {
  addEventListener('error', ({ error, message }: ErrorEvent) => told(error ?? new Error(message)))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => told(reason))
}
