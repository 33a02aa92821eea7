import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'ui',
  buildDirectory: 'build',
  ssr: true,
  // Every route is known from the start: without a network there is nobody to ask for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
