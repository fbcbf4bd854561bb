import { Button } from '@soe/ui'
import { money } from '../cart/money'
import { shownOwner } from '../cart/owners'
import { useSelection } from '../selection'
import type { StateView } from '../use-state-view'
import { Fact, Facts, Nothing, Section } from './section'

const credit = { AP: 'Approved', PE: 'Pending', DC: 'Declined', OH: 'On hold' } as const

/** The credit and orders of the cart's owner. */
export const CustomerSection = ({ view: { details, owner } }: { view: StateView }) => {
  const { edit } = useSelection()
  const standing = details?.standings.find(({ id }) => id === owner)
  const dollars = (cents: number) => (cents === 0 ? 'None' : money(cents / 100))
  return (
    <Section
      id="customer"
      title="Customer"
      notes={owner !== undefined && <code>{shownOwner(owner)}</code>}
      actions={
        standing && (
          <Button
            variant="text"
            size="small"
            onClick={() => edit({ command: 'setCredit', given: { owner: standing.id, status: standing.creditStatus } })}
          >
            Change credit…
          </Button>
        )
      }
    >
      {!standing ? (
        <Nothing>Nobody is here yet.</Nothing>
      ) : (
        <Facts>
          <Fact name="Credit" {...(standing.creditStatus !== 'AP' && { tone: 'amber' })}>
            {credit[standing.creditStatus]} ({standing.creditStatus}){standing.creditFrozen && ', file frozen'}
          </Fact>
          <Fact name="Past due" {...(standing.pastDueCents > 0 && { tone: 'amber' })}>
            {dollars(standing.pastDueCents)}
          </Fact>
          <Fact name="Down payment">{dollars(standing.mandatoryDownPaymentCents)}</Fact>
          <Fact name="Deposit">{dollars(standing.securityDepositCents)}</Fact>
          {standing.barrier !== undefined && (
            <Fact name="Barrier" tone="amber">
              {standing.barrier}
            </Fact>
          )}
          {(standing.pendingOrder || standing.scheduledOrder) && (
            <Fact name="Earlier order" tone="amber">
              {standing.pendingOrder ? 'Pending: no new one can start' : 'Scheduled: adds answer 208'}
            </Fact>
          )}
        </Facts>
      )}
    </Section>
  )
}
