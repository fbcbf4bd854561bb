import { Button } from '@soe/ui'
import { dayAndTime } from '../../../format'
import { useSelection } from '../view/selection'
import type { StateView } from '../view/use-state-view'
import { Fact, Facts, Nothing, Section } from './section'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

export const CaseSection = ({ view }: { view: StateView }) => {
  const { state, cart, lock } = view
  const { edit } = useSelection()
  const found = state.cases.find(({ id }) => id === cart?.caseId)
  return (
    <Section
      id="case"
      title="Case"
      notes={found && <code>{found.caseID}</code>}
      actions={
        found && (
          <Button
            variant="text"
            size="small"
            onClick={() => edit({ command: 'handOverCase', given: { caseId: found.id, channel: 'VZW-RETAIL' } })}
          >
            Hand over…
          </Button>
        )
      }
    >
      {!found || !cart ? (
        <Nothing>No case is open.</Nothing>
      ) : (
        <Facts>
          <Fact name="Status">
            {cart.status === 'ordered' ? 'Ordered' : 'Open'}, created {dayAndTime(cart.createdAt)}
          </Fact>
          <Fact name="Explicit lock" {...(lock && { tone: 'amber' })}>
            {lock ? `Yes, by ${lock.channel}` : 'No'}
          </Fact>
          <Fact name="Resume">{yesOrNo(found.triggerResumeCase)}, when the customer returns</Fact>
          <Fact name="Validate cart">{yesOrNo(found.triggerValidateCart)}</Fact>
          <Fact name="Steps done">{cart.completedSteps.join(', ') || 'None'}</Fact>
        </Facts>
      )}
    </Section>
  )
}
