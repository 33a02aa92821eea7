import { notFound } from './unavailable.ts'

export const loader = () => {
  throw notFound()
}

export default function NotFound() {
  return null
}
