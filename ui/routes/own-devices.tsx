import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../components/button.tsx'
import { SessionList } from '../components/session-list.tsx'
import { useFormats } from '../words/use-formats.ts'

/** The browsers that the account is known in, each with what takes it away; nothing where there is none. */
export const OwnDevices = ({ devices }: { devices: readonly { readonly installationId: string; readonly registeredAt: number }[] }) => {
  const { t } = useLingui()
  const { date, timeOfDay } = useFormats()
  if (devices.length === 0) return null
  return (
    <>
      <h3>
        <Trans>Vos appareils enregistrés</Trans>
      </h3>
      <SessionList
        sessions={devices.map(({ installationId, registeredAt }) => {
          const title = t`Appareil enregistré le ${date(registeredAt)}, à ${timeOfDay(registeredAt)}`
          return {
            id: installationId,
            title,
            action: (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={installationId} />
                <Button type="submit" name="intent" value="remove-device" variant="secondary">
                  <Trans>
                    Retirer<span className="visually-hidden"> : {title}</span>
                  </Trans>
                </Button>
              </Form>
            ),
          }
        })}
      />
    </>
  )
}
