import { setupI18n } from '@lingui/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages as englishMessages } from '../../ui/locales/en.po'
import { messages as frenchMessages } from '../../ui/locales/fr.po'
import { fieldMessages } from '../../ui/words/refusals.ts'
import { FoundationPage, Part, RuleTable } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type InBoth, type Say } from './in-both.ts'

const french = setupI18n({ locale: 'fr', messages: { fr: frenchMessages } })
const english = setupI18n({ locale: 'en', messages: { en: englishMessages } })

/** The cases of section 5 of the specification, in its order. */
const cases: readonly { case: InBoth; message: keyof typeof fieldMessages }[] = [
  { case: { fr: 'E-mail vide', en: 'E-mail empty' }, message: 'email-empty' },
  { case: { fr: 'E-mail mal formé', en: 'E-mail invalid' }, message: 'email-invalid' },
  { case: { fr: 'Confirmation vide', en: 'Confirmation empty' }, message: 'email-confirmation-empty' },
  { case: { fr: 'E-mails différents', en: 'E-mails differ' }, message: 'emails-differ' },
  { case: { fr: 'Mot de passe vide', en: 'Password empty' }, message: 'password-empty' },
  { case: { fr: 'Mot de passe trop court', en: 'Password too short' }, message: 'password-too-short' },
  { case: { fr: 'Mots de passe différents', en: 'Passwords differ' }, message: 'passwords-differ' },
  { case: { fr: 'Champ obligatoire', en: 'Required field' }, message: 'field-required' },
  { case: { fr: 'Conditions non acceptées', en: 'Conditions not accepted' }, message: 'conditions-not-accepted' },
  { case: { fr: 'Naissance trop ancienne', en: 'Birthday too early' }, message: 'birth-date-too-early' },
  { case: { fr: 'Naissance dans le futur', en: 'Birthday in the future' }, message: 'birth-date-in-the-future' },
]

const pairs: readonly { instead: InBoth; write: InBoth }[] = [
  { instead: { fr: 'Plus que 2 heures ! Profites-en vite !', en: 'Only 2 hours left! Hurry!' }, write: { fr: 'L’offre se termine dimanche 30 août à minuit.', en: 'The offer ends on Sunday, August 30 at midnight.' } },
  { instead: { fr: 'Oups, mauvaise réponse…', en: 'Oops, wrong answer…' }, write: { fr: 'Pas tout à fait. La bonne réponse est 5.', en: 'Not quite. The right answer is 5.' } },
  { instead: { fr: 'OK', en: 'OK' }, write: { fr: 'Enregistrer mes réponses', en: 'Save my answers' } },
  { instead: { fr: 'Cliquez ici', en: 'Click here' }, write: { fr: 'Lire les conditions de vente', en: 'Read the terms of sale' } },
  { instead: { fr: 'Non, je préfère rater mon année', en: 'No, I would rather fail my year' }, write: { fr: 'Non merci', en: 'No thanks' } },
]

const sampleDate = new Date('2026-08-30T12:00:00Z')

function Writing({ say }: { say: Say }) {
  const style = say({ fr: 'fr-FR', en: 'en-US' })
  const money = new Intl.NumberFormat(style, { style: 'currency', currency: 'EUR' })
  const francs = new Intl.NumberFormat(style, { style: 'currency', currency: 'XOF' })
  return (
    <FoundationPage
      title={say({ fr: 'Comment nous écrivons', en: 'How we write' })}
      lead={say({
        fr: 'Comme une bonne professeure : clairement, calmement, en disant la suite. On ne flatte pas, on ne presse pas, on ne gronde pas.',
        en: 'As a good teacher does: clearly, calmly, saying what comes next. No flattery, no rush, no scolding.',
      })}
    >
      <Part title={say({ fr: 'Le ton', en: 'The tone' })}>
        <ul className={styles.list}>
          <li>{say({ fr: '« Vous » à tout le monde, élèves compris. Le tutoiement, jamais.', en: 'The reader is “you”; the product never says “I”. In French, “vous” to everybody, pupils included.' })}</li>
          <li>{say({ fr: 'Des phrases courtes, une idée par phrase, la voix active, le présent.', en: 'Short sentences, one idea each, active voice, present tense.' })}</li>
          <li>{say({ fr: 'Un bouton commence par un verbe et dit ce qui va se passer : « Créer mon compte ».', en: 'A button starts with a verb and says what will happen: “Create my account”.' })}</li>
          <li>{say({ fr: 'Un mot pour une chose : abonnement, formule, offre, cours, quiz, fiche. Pas de synonyme pour varier.', en: 'One word for one thing: subscription, plan, offer, lesson, quiz, sheet. No synonym for variety’s sake.' })}</li>
          <li>{say({ fr: 'Un langage qui inclut : « élève », « parent », « personne », ou les deux genres en toutes lettres. Pas de point médian, que les lecteurs d’écran disent mal.', en: 'Inclusive language: “pupil”, “parent”, “person”, and “they” for one. No slashes such as “he/she”.' })}</li>
          <li>{say({ fr: 'Aucune fausse urgence : ni stock inventé, ni compte à rebours qui recommence, ni honte sur le bouton du refus.', en: 'No false urgency: no invented stock, no countdown that starts again, no shame on the button that declines.' })}</li>
          <li>{say({ fr: 'Le prix total, sa durée et la manière d’arrêter se lisent avant le bouton.', en: 'The full price, its duration and the way to stop are read before the button.' })}</li>
        </ul>
        <RuleTable
          caption={say({ fr: 'Ce que nous n’écrivons pas, et ce que nous écrivons', en: 'What we do not write, and what we write' })}
          head={[say({ fr: 'Plutôt que', en: 'Rather than' }), say({ fr: 'Écrire', en: 'Write' })]}
          rows={pairs.map(({ instead, write }) => [<span key="not" className={styles.not}>{say(instead)}</span>, say(write)])}
        />
      </Part>
      <Part title={say({ fr: 'Nombres, prix et dates', en: 'Numbers, prices and dates' })}>
        <RuleTable
          caption={say({ fr: 'Écriture des nombres', en: 'How numbers are written' })}
          head={[say({ fr: 'Quoi', en: 'What' }), say({ fr: 'En français', en: 'In this language' }), say({ fr: 'Règle', en: 'Rule' })]}
          rows={[
            [say({ fr: 'Euros', en: 'Euros' }), money.format(89.99), say({ fr: 'Deux décimales, le signe après, une espace insécable.', en: 'Two decimals, the sign first, no space.' })],
            [say({ fr: 'Francs CFA', en: 'CFA francs' }), francs.format(9850), say({ fr: 'Sans décimale.', en: 'No decimals.' })],
            [say({ fr: 'Date', en: 'Date' }), new Intl.DateTimeFormat(style, { dateStyle: 'long', timeZone: 'UTC' }).format(sampleDate), say({ fr: 'Le mois en lettres, sans majuscule ; « 1er » pour le premier.', en: 'The month in letters, then the day, US style.' })],
            [say({ fr: 'Heure', en: 'Time' }), say({ fr: '18 h 30', en: '18:30' }), say({ fr: 'Sur vingt-quatre heures.', en: 'On the 24-hour clock.' })],
            [say({ fr: 'Score', en: 'Score' }), say({ fr: '4 sur 5', en: '4 out of 5' }), say({ fr: 'En mots : une barre oblique se lit mal à voix haute.', en: 'In words: a slash reads badly aloud.' })],
            [say({ fr: 'Pourcentage', en: 'Percentage' }), say({ fr: '20 %', en: '20%' }), say({ fr: 'Une espace insécable avant le signe.', en: 'No space before the sign.' })],
          ]}
        />
      </Part>
      <Part title={say({ fr: 'Typographie', en: 'Typography' })}>
        <ul className={styles.list}>
          {say({
            fr: (
              <>
                <li>Espace insécable avant « : », « ; », « ? », « ! », à l’intérieur des guillemets, entre un nombre et son unité.</li>
                <li>Guillemets français « … » ; “…” seulement pour une citation dans une citation.</li>
                <li>Apostrophe courbe : l’élève, jamais l'élève.</li>
                <li>Capitales accentuées : École, À revoir, Œuvres. Pas de titre tout en capitales.</li>
                <li>Majuscule au premier mot d’un titre seulement, sans point final.</li>
                <li>« e-mail » avec un trait d’union, « quiz » invariable, « bac » et « brevet » sans majuscule dans une phrase.</li>
                <li>Le tiret demi-cadratin pour un intervalle (2025–2026), le signe moins pour un nombre (−3).</li>
              </>
            ),
            en: (
              <>
                <li>No space before a colon, semicolon, question or exclamation mark.</li>
                <li>Curly quotes “…”, single ones inside them; curly apostrophe ’.</li>
                <li>British spelling: colour, practise (verb), practice (noun), programme.</li>
                <li>Sentence case in headings and buttons, with no full stop.</li>
                <li>“E-mail” with a hyphen. Brevet, Bac and Parcoursup stay in French, explained the first time.</li>
                <li>Year groups keep their French names, with the English stage beside them: “Terminale (final year)”.</li>
                <li>An en dash for a range (2025–2026), a minus sign for a number (−3).</li>
              </>
            ),
          })}
        </ul>
      </Part>
      <Part
        title={say({ fr: 'Un message d’erreur', en: 'An error message' })}
        text={say({
          fr: 'Il dit ce qui ne va pas et comment faire, dans cet ordre, sans « erreur » seul, sans code, sans reproche. Il se place entre le libellé et le champ, et garde ce qui a été écrit.',
          en: 'It says what is wrong and what to do, in that order, with no bare “error”, no code, no blame. It stands between the label and the field, and keeps what was typed.',
        })}
      >
        <RuleTable
          caption={say({ fr: 'Messages des formulaires', en: 'Messages of forms' })}
          head={[say({ fr: 'Cas', en: 'Case' }), say({ fr: 'Message', en: 'Message' })]}
          rows={cases.map(({ case: name, message }) => [
            say(name),
            <span key={message} className={styles.both}>
              <span lang="fr">{french._(fieldMessages[message])}</span>
              <span lang="en" className={styles.english}>
                {english._(fieldMessages[message])}
              </span>
            </span>,
          ])}
        />
        <p className={styles.partText}>
          {say({
            fr: 'Les messages que fixe le cahier des charges gardent leur lettre, « Email » compris. Quand c’est notre faute, nous le disons, et nous disons si quelque chose a été débité.',
            en: 'Messages set by the specification keep their wording, such as “Email” in French. When it is our fault, we say so, and we say whether anything was charged.',
          })}
        </p>
      </Part>
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Writing say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
