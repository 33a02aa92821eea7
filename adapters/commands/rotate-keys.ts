/** `npm run keys:rotate` gives the sessions new signing keys, also while the product runs. Nobody is logged out. */
import { composeOperator } from '../wiring/operator.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (environment) => {
  const operator = await composeOperator(environment)
  try {
    await operator.rotateKeys()
  } finally {
    await operator.stop()
  }
  console.log('Tokens are signed with new keys from now on. Running processes notice within a minute; old tokens stay good until their end.')
})
