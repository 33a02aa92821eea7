/** What the service worker uses of its surroundings: the compiler knows the page's, and both at once contradict each other. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly location: Location
}

/** Every script and style of the build, by its address; `build-service-worker.ts` writes the list in. */
declare const builtFiles: readonly string[]
