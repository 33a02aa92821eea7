import type { Reporter, TestCase } from 'playwright/types/testReporter'

/** Says at the end how many stories were opened, and how many times they were looked at. */
export default class CountLooks implements Reporter {
  #looks = 0
  #stories = new Set<string>()

  onTestEnd({ title, annotations }: TestCase): void {
    this.#stories.add(title.replace(/, [a-z]+$/, ''))
    for (const { type, description } of annotations) if (type === 'looks') this.#looks += Number(description)
  }

  onEnd(): void {
    console.log(`\n${this.#stories.size} stories looked at ${this.#looks} times, in French and English, light and dark, at 360, 768 and 1440 px.`)
  }

  printsToStdio(): boolean {
    return false
  }
}
