export { container } from 'tsyringe'
