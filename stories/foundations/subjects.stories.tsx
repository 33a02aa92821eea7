import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubjectIcon } from '../../ui/components/subject-icon.tsx'
import { subjects } from '../../ui/components/subject.ts'
import { subjectNames } from '../../ui/words/content-words.ts'
import { ColourSwatch } from './colour-swatch.tsx'
import { FoundationPage, Part } from './foundation-page.tsx'
import styles from './foundations.module.css'
import { sayIn, type Say } from './in-both.ts'

function Subjects({ say }: { say: Say }) {
  const { i18n } = useLingui()
  return (
    <FoundationPage
      title={say({ fr: 'Matières', en: 'Subjects' })}
      lead={say({
        fr: 'Six matières, six couleurs, six signes. On pose data-subject sur un bloc, et tout ce qu’il contient prend son accent.',
        en: 'Six subjects, six colours, six signs. Set data-subject on a block, and everything inside takes its accent.',
      })}
    >
      {subjects.map((subject) => {
        const name = i18n._(subjectNames[subject])
        return (
          <Part key={subject} title={name}>
            <div className={styles.subject} data-subject={subject}>
              <div className={styles.subjectCover}>
                <SubjectIcon subject={subject} size="large" />
                <SubjectIcon subject={subject} />
                <SubjectIcon subject={subject} size="small" />
                <p className={styles.subjectName}>{name}</p>
              </div>
              <ul className={styles.swatches} role="list">
                <ColourSwatch token={`subject-${subject}`} role={say({ fr: 'Nom, trait, signe', en: 'Name, line, sign' })} say={say} />
                <ColourSwatch token={`subject-${subject}-soft`} role={say({ fr: 'Fond', en: 'Ground' })} say={say} />
              </ul>
            </div>
          </Part>
        )
      })}
    </FoundationPage>
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Subjects say={sayIn(globals)} />,
} satisfies Meta

export default meta

export const Default: StoryObj<typeof meta> = {}
