import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, useNavigation } from 'react-router'
import type { Route } from './+types/newsletter'
import { type AskedForSheets, describeSheetsForm, trapField, whoMayAsk } from '../../application/web/request-free-sheets.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { CheckboxField } from '../components/checkbox-field.tsx'
import { FormPage } from '../components/form-page.tsx'
import { Notice } from '../components/notice.tsx'
import { SelectField } from '../components/select-field.tsx'
import { TextField } from '../components/text-field.tsx'
import { useCasesContext } from '../visit.ts'
import { emailLabels, newsletterConsents, programmeNames, userTypeNames } from '../words/newsletter-words.ts'
import { FormRefusal, useFieldErrors } from './form-refusal.tsx'
import { formValues } from './form-values.ts'
import { PageTitle } from './page-title.tsx'
import { refusalStatus } from './refusal-status.ts'

/** Who somebody is stands in the address: whose e-mail is asked for, and which classes there are to pick, follow from it. */
export const loader = ({ url }: Route.LoaderArgs) => ({ asked: describeSheetsForm(url.searchParams.get('type')) })

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await formValues(request)
  const requested = await context.get(useCasesContext).requestFreeSheets(form)
  const { programme = '', email = '', acceptNewsletter } = form
  const typed = { programme, email, acceptNewsletter: acceptNewsletter === 'on' }
  if (requested.isErr()) return data({ refusal: requested.error, typed }, { status: refusalStatus(requested.error) })
  return { refusal: undefined, typed }
}

const fields = ['programme', 'email', 'acceptNewsletter'] as const

const WhoAreYou = () => {
  const { t, i18n } = useLingui()
  return (
    <nav className="stack" aria-label={t`Vous êtes`}>
      <p>
        <Trans>Pour commencer, dites-nous qui vous êtes.</Trans>
      </p>
      {whoMayAsk.map((type) => (
        <ButtonLink key={type} to={`/newsletter?type=${type}`} variant="secondary" fullWidth>
          {i18n._(userTypeNames[type])}
        </ButtonLink>
      ))}
    </nav>
  )
}

/** Says the same of every address: whether it is subscribed already is nobody else’s business. */
const MailSent = ({ email }: { email: string }) => {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="success" role="status" title={t`Email envoyé !`}>
        <Trans>
          Les fiches partent pour <strong>{email}</strong>, avec un lien pour confirmer l’inscription à nos conseils. Si cette
          adresse vient de les recevoir ou y est déjà inscrite, aucun autre e-mail ne lui est envoyé.
        </Trans>
      </Notice>
      <ButtonLink to="/revisions" size="large" fullWidth>
        <Trans>Voir les cours et les quiz</Trans>
      </ButtonLink>
    </>
  )
}

const SheetsForm = ({ asked: { type, programmes, addressee }, actionData }: { asked: NonNullable<AskedForSheets>; actionData: Route.ComponentProps['actionData'] }) => {
  const { t, i18n } = useLingui()
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const typed = actionData?.typed
  const errorOf = useFieldErrors(refusal)
  const classes = programmes.map((programme) => ({ value: programme, label: i18n._(programmeNames[programme]) }))
  return (
    <>
      <FormRefusal refusal={refusal} fields={fields} />
      <p>
        <Trans>
          Vous êtes : {i18n._(userTypeNames[type])}. <Link to="/newsletter">Changer</Link>
        </Trans>
      </p>
      <Form method="post" noValidate>
        <input type="hidden" name="type" value={type} />
        <SelectField
          label={type === 'parents' ? t`La classe de votre enfant` : t`Votre classe`}
          name="programme"
          required
          defaultValue={typed?.programme ?? (classes.length === 1 ? classes[0]?.value : '')}
          options={classes.length === 1 ? classes : [{ value: '', label: t`Choisissez` }, ...classes]}
          error={errorOf('programme')}
        />
        <TextField
          label={i18n._(emailLabels[addressee])}
          name="email"
          type="email"
          autoComplete={addressee === 'self' ? 'email' : 'off'}
          required
          defaultValue={typed?.email}
          hint={
            addressee === 'parent' ? (
              <Trans>Avant 15 ans, il faut l’accord d’un parent : nous lui écrivons, et c’est à lui de décider.</Trans>
            ) : undefined
          }
          error={errorOf('email')}
        />
        <CheckboxField
          name="acceptNewsletter"
          required
          defaultChecked={typed?.acceptNewsletter}
          label={i18n._(newsletterConsents[addressee])}
          error={errorOf('acceptNewsletter')}
        />
        <div hidden>
          <label>
            <Trans>Laissez ce champ vide</Trans>
            <input name={trapField} autoComplete="off" tabIndex={-1} />
          </label>
        </div>
        <Button type="submit" size="large" fullWidth lock="ordinary" busy={isSending}>
          <Trans>Recevoir mes fiches</Trans>
        </Button>
      </Form>
      <p>
        <Trans>
          Cette adresse sert à envoyer les fiches et, une fois l’inscription confirmée, nos conseils. Chaque e-mail contient un
          lien pour se désinscrire. <Link to="/privacy-policy">Comment nous protégeons vos données</Link>
        </Trans>
      </p>
    </>
  )
}

/** The free sheets without the popin: for whoever has no scripts, or looks for them. */
export default function Newsletter({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const isSent = actionData !== undefined && actionData.refusal === undefined
  return (
    <FormPage
      title={t`Cinq fiches de révision gratuites`}
      lead={<Trans>Cinq cours et quiz de votre classe, dans votre messagerie.</Trans>}
    >
      <PageTitle description={t`Recevez par e-mail cinq fiches de révision gratuites, choisies pour votre classe.`}>{t`Fiches de révision gratuites`}</PageTitle>
      {isSent ? <MailSent email={actionData.typed.email.trim()} /> : asked === null ? <WhoAreYou /> : <SheetsForm asked={asked} actionData={actionData} />}
    </FormPage>
  )
}
