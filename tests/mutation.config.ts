import { defineConfig } from 'vitest/config'

/** The tests of one folder of the domain, which a mutated rule must fail (see `mutation.ts`). */
export default defineConfig({ test: { include: [`domain/${process.env['MUTATED_FOLDER']}/**/*.test.ts`] } })
