/** Before the browser tests: a Chromium, and a production build of the sources as they are. */
import { buildSite } from '../../adapters/server/build-site.ts'
import { ensureChromium } from '../browser/ensure-chromium.ts'

export default async function globalSetup(): Promise<void> {
  await ensureChromium(console.log)
  await buildSite(console.log)
}
