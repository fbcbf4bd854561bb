import { Button } from '@soe/ui'
import { money } from '../cart/money'
import { shownOwner } from '../cart/owners'
import { useSelection } from '../view/selection'
import type { StateView } from '../view/use-state-view'
import { Fact, Facts, Nothing, Section } from './section'

const credit = { AP: 'Approved', PE: 'Pending', DC: 'Declined', OH: 'On hold' } as const

export const CustomerSection = ({ view: { details, owner } }: { view: StateView }) => {
  const { edit } = useSelection()
  const customer = details?.standings.find(({ id }) => id === owner)
  const dollars = (cents: number) => (cents === 0 ? 'None' : money(cents / 100))
  return (
    <Section
      id="customer"
      title="Customer"
      notes={owner !== undefined && <code>{shownOwner(owner)}</code>}
      actions={
        customer && (
          <Button
            variant="text"
            size="small"
            onClick={() => edit({ command: 'setCredit', given: { owner: customer.id, status: customer.creditStatus } })}
          >
            Change credit…
          </Button>
        )
      }
    >
      {!customer ? (
        <Nothing>Nobody is here yet.</Nothing>
      ) : (
        <Facts>
          <Fact name="Credit" {...(customer.creditStatus !== 'AP' && { tone: 'amber' })}>
            {credit[customer.creditStatus]} ({customer.creditStatus}){customer.creditFrozen && ', file frozen'}
          </Fact>
          <Fact name="Past due" {...(customer.pastDueCents > 0 && { tone: 'amber' })}>
            {dollars(customer.pastDueCents)}
          </Fact>
          <Fact name="Down payment">{dollars(customer.mandatoryDownPaymentCents)}</Fact>
          <Fact name="Deposit">{dollars(customer.securityDepositCents)}</Fact>
          {customer.barrier !== undefined && (
            <Fact name="Barrier" tone="amber">
              {customer.barrier}
            </Fact>
          )}
          {(customer.pendingOrder || customer.scheduledOrder) && (
            <Fact name="Earlier order" tone="amber">
              {customer.pendingOrder ? 'Pending: no new one can start' : 'Scheduled: adds answer 208'}
            </Fact>
          )}
        </Facts>
      )}
    </Section>
  )
}
