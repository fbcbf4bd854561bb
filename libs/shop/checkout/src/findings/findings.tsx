import type { CartView } from '@soe/contracts'
import { BlockerNotice } from '@soe/shop-steps/blocker-notice'
import { goodNewsOf, warningsOf, type Finding } from './findings-of'
import { useTexts } from '@soe/shop-platform'
import { ValidationNote } from '@soe/shop-steps'
import { Stack } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'

export interface FindingsProps {
  cart: CartView
  shows: 'problems' | 'warnings' | 'good-news'
}

const useSubject = ({ lineDetails: { deviceLines } }: CartView) => {
  const texts = useTexts(checkoutTexts)
  return ({ line }: Finding): string => {
    if (!line) return ''
    const position = deviceLines.indexOf(line.lineId) + 1
    return [position > 0 && texts.line(position), line.deviceItem?.description].filter(Boolean).join(', ')
  }
}

/** Findings about the order, each under the line that it is about; what settles one leads back to the checkout. */
const FindingsList = ({ cart, findings }: { cart: CartView; findings: readonly Finding[] }) => {
  const subjectOf = useSubject(cart)
  return (
    <Stack gap={14}>
      {findings.map((finding) => {
        const { error, line } = finding
        const subject = subjectOf(finding)
        return (
          <div key={`${error.errorCode}/${error.errorLevel}/${line?.lineId ?? ''}`}>
            {subject && <p>{subject}</p>}
            <ValidationNote
              error={error}
              {...(line && { line })}
              flowType={cart.orderDetails.flowType}
              query={{ expresscheckout: 'true' }}
            />
          </div>
        )
      })}
    </Stack>
  )
}

export const Findings = ({ cart, shows }: FindingsProps) => {
  const findings = shows === 'good-news' ? goodNewsOf(cart) : warningsOf(cart)
  return (
    <>
      {shows === 'problems' && <BlockerNotice cart={cart} />}
      {findings.length > 0 && <FindingsList cart={cart} findings={findings} />}
    </>
  )
}
