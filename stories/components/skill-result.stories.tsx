import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkillResult } from '../../ui/components/skill-result.tsx'

const meta = {
  component: SkillResult,
  args: { label: 'Calculer une longueur', right: 3, total: 4, summary: '3 bonnes réponses sur 4' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}><Story /></div>],
} satisfies Meta<typeof SkillResult>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllRight: Story = { args: { right: 4, summary: 'Acquis : 4 sur 4' } }
export const AllWrong: Story = { args: { right: 0, summary: 'À revoir : 0 sur 4' } }
export const ManyQuestions: Story = { args: { right: 17, total: 24, summary: '17 bonnes réponses sur 24' } }
export const List: Story = {
  render: () => (
    <div>
      <SkillResult label="Reconnaître l’hypoténuse" right={2} total={2} summary="Acquis : 2 sur 2" />
      <SkillResult label="Calculer une longueur dans un triangle rectangle" right={3} total={5} summary="En bonne voie : 3 sur 5" />
      <SkillResult label="Utiliser la réciproque" right={1} total={8} summary="À revoir : 1 sur 8" />
      <SkillResult label="Tout le chapitre" right={17} total={24} summary="17 sur 24" />
    </div>
  ),
}
