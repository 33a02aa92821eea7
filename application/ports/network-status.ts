/** What the device knows of its network: none at all is certain, one that answers is not. */
export type NetworkStatus = {
  isOnline(): boolean
  /** Calls back when the network goes or comes back; gives what stops it. */
  listen(onChange: () => void): () => void
}
