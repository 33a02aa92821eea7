export { story } from '../stories/button.stories.ts'
