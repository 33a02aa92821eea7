/** Unit tests need no network: one that opens a socket fails here, on every machine alike. */
import { Socket } from 'node:net'

Socket.prototype.connect = () => {
  throw new Error('A unit test tried to open a socket. Give it a fake from adapters/in-memory.')
}
