import { describe, expect, test } from 'vitest'
import { chromiumArguments, findChromium, headlessShell, waysToInstall, waysToLighten, type Machine } from './find-chromium.ts'

function aMachine(changes: Partial<Machine> & { programs?: string[] } = {}): Machine {
  const { programs = [], ...rest } = changes
  return { named: undefined, ofPlaywright: '/cache/chrome', starts: (path) => programs.includes(path), ...rest }
}

describe('the Chromium of the browser tests', () => {
  test.each([
    ['the one that CHROMIUM_PATH names', ['/opt/chromium', '/usr/bin/chromium'], '/opt/chromium', '/opt/chromium'],
    ['the one without windows', ['/usr/bin/chromium', headlessShell], undefined, headlessShell],
    ["the system's chromium", ['/cache/chrome', '/usr/bin/google-chrome', '/usr/bin/chromium'], undefined, '/usr/bin/chromium'],
    ['chromium-browser', ['/usr/bin/chromium-browser', '/cache/chrome'], undefined, '/usr/bin/chromium-browser'],
    ['google-chrome', ['/usr/bin/google-chrome', '/cache/chrome'], undefined, '/usr/bin/google-chrome'],
    ["Playwright's own when there is no other", ['/cache/chrome'], undefined, '/cache/chrome'],
    ["the system's when CHROMIUM_PATH is empty", ['/usr/bin/chromium'], '', '/usr/bin/chromium'],
  ])('is %s', (_, programs, named, path) => {
    expect(findChromium(aMachine({ programs, named }))).toEqual({ type: 'found', path })
  })

  test('is missing when none starts', () => {
    expect(findChromium(aMachine())).toEqual({ type: 'missing' })
  })

  test('is not replaced by another when CHROMIUM_PATH names one that does not start', () => {
    const machine = aMachine({ named: '/opt/chromium', programs: ['/usr/bin/chromium'] })
    expect(findChromium(machine)).toEqual({ type: 'named-but-broken', path: '/opt/chromium' })
  })
})

describe('a missing Chromium is installed', () => {
  const programs = (ways: string[][]) => ways.map(([command = '']) => command.split(' ')[0])

  test.each([
    ["from the system's packages first, as root", { isRoot: true, hasApt: true }, ['apt-get', 'apt-get', 'playwright']],
    ['by Playwright first, without root', { isRoot: false, hasApt: true }, ['playwright', 'apt-get', 'apt-get']],
    ['by Playwright only, on a system without apt', { isRoot: true, hasApt: false }, ['playwright']],
  ])('%s', (_, machine, expected) => {
    expect(programs(waysToInstall(machine))).toEqual(expected)
  })
})

describe('a lighter Chromium is installed', () => {
  const inCI = { found: { type: 'found', path: '/usr/bin/chromium' }, named: undefined, isRoot: true, hasApt: true, isCI: true } as const

  test('in CI, where another was found', () => {
    expect(waysToLighten(inCI).flat().join()).toContain('chromium-headless-shell')
  })

  test.each([
    ['when it is there already', { found: { type: 'found', path: headlessShell } }],
    ['when somebody named another', { named: '/usr/bin/chromium' }],
    ['on somebody’s own machine', { isCI: false }],
    ['without root', { isRoot: false }],
    ['without apt', { hasApt: false }],
  ] as const)('not %s', (_, change) => {
    expect(waysToLighten({ ...inCI, ...change })).toEqual([])
  })
})

test('only root gives up the sandbox', () => {
  expect(chromiumArguments({ isRoot: true })).toContain('--no-sandbox')
  expect(chromiumArguments({ isRoot: false })).not.toContain('--no-sandbox')
})
