/** Which Chromium the browser tests drive, or how to get one. Decides only; `ensure-chromium.ts` acts. */

export type Machine = {
  /** The value of CHROMIUM_PATH, where a developer or an operator names a browser. */
  named: string | undefined
  /** Where Playwright keeps its own browser once it is installed. */
  ofPlaywright: string
  /** Does this program start? A file may be there and be a stub that only asks to install something. */
  starts: (path: string) => boolean
}

export type Found =
  | { type: 'found'; path: string }
  | { type: 'missing' }
  | { type: 'named-but-broken'; path: string }

/** Chromium without windows: the same pages for half of the work. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export function findChromium({ named, ofPlaywright, starts }: Machine): Found {
  if (named) return starts(named) ? { type: 'found', path: named } : { type: 'named-but-broken', path: named }
  const path = [...usualPlaces, ofPlaywright].find(starts)
  return path === undefined ? { type: 'missing' } : { type: 'found', path }
}

const withApt = (name: string): string[] => ['apt-get update', `apt-get install -y --no-install-recommends ${name}`]
const shellWithApt = withApt('chromium-headless-shell')
const withPlaywright = ['playwright install chromium']

/** Ways to install Chromium, best first; each is a list of commands. The system's packages need root. */
export function waysToInstall({ isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): string[][] {
  if (!hasApt) return [withPlaywright]
  return isRoot ? [shellWithApt, withApt('chromium'), withPlaywright] : [withPlaywright, shellWithApt, withApt('chromium')]
}

/** Ways to a lighter Chromium than the one that was found: only where the machine is there for the tests, and nobody named one. */
export function waysToLighten({ found, named, isRoot, hasApt, isCI }: { found: Found; named: string | undefined; isRoot: boolean; hasApt: boolean; isCI: boolean }): string[][] {
  const isHeavy = found.type === 'found' && found.path !== headlessShell && !named
  return isHeavy && isRoot && hasApt && isCI ? [shellWithApt] : []
}

/** Chromium refuses its sandbox to root, and must not call its maker during a test. */
export function chromiumArguments({ isRoot }: { isRoot: boolean }): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return isRoot ? ['--no-sandbox', ...quiet] : quiet
}
