import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkillResult, type SkillResultProps } from '../../ui/components/skill-result.tsx'

/** The skills of a quiz, one under the other. */
function Skills({ skills }: { skills: readonly SkillResultProps[] }) {
  return (
    <div>
      {skills.map((skill) => (
        <SkillResult key={skill.label} {...skill} />
      ))}
    </div>
  )
}

const meta = {
  component: SkillResult,
  args: { label: 'Calculer une longueur', right: 3, total: 4, summary: '3 bonnes réponses sur 4' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}><Story /></div>],
  parameters: {
    english: {
      'Calculer une longueur': 'Finding a length',
      '3 bonnes réponses sur 4': '3 right answers out of 4',
      'Acquis : 4 sur 4': 'Learnt: 4 out of 4',
      'À revoir : 0 sur 4': 'To review: 0 out of 4',
      '17 bonnes réponses sur 24': '17 right answers out of 24',
      'Reconnaître l’hypoténuse': 'Recognising the hypotenuse',
      'Acquis : 2 sur 2': 'Learnt: 2 out of 2',
      'Calculer une longueur dans un triangle rectangle': 'Finding a length in a right-angled triangle',
      'En bonne voie : 3 sur 5': 'Well on the way: 3 out of 5',
      'Utiliser la réciproque': 'Using the converse',
      'À revoir : 1 sur 8': 'To review: 1 out of 8',
      'Tout le chapitre': 'The whole chapter',
      '17 sur 24': '17 out of 24',
    },
  },
} satisfies Meta<typeof SkillResult>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllRight: Story = { args: { right: 4, summary: 'Acquis : 4 sur 4' } }
export const AllWrong: Story = { args: { right: 0, summary: 'À revoir : 0 sur 4' } }
export const ManyQuestions: Story = { args: { right: 17, total: 24, summary: '17 bonnes réponses sur 24' } }
export const List: StoryObj<typeof Skills> = {
  args: {
    skills: [
      { label: 'Reconnaître l’hypoténuse', right: 2, total: 2, summary: 'Acquis : 2 sur 2' },
      { label: 'Calculer une longueur dans un triangle rectangle', right: 3, total: 5, summary: 'En bonne voie : 3 sur 5' },
      { label: 'Utiliser la réciproque', right: 1, total: 8, summary: 'À revoir : 1 sur 8' },
      { label: 'Tout le chapitre', right: 17, total: 24, summary: '17 sur 24' },
    ],
  },
  render: ({ skills }) => <Skills skills={skills} />,
}
