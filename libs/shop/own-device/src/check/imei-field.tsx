import { useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { Button, FormattedField } from '@soe/ui'
import { ownDeviceTexts } from '../own-device-texts'
import { CheckResult } from './check-result'
import { groupImei, imeiDigits } from './imei'
import type { useDeviceCheck } from './use-device-check'

interface ImeiFieldProps {
  name: string
  digits: string
  onDigits: (digits: string) => void
  check: ReturnType<typeof useDeviceCheck>
}

/** The device's own number, checked as soon as its last digit is typed. */
export const ImeiField = ({ name, digits, onDigits, check }: ImeiFieldProps) => {
  const texts = useTexts(ownDeviceTexts)
  const { details, hasFailed, isChecking, checkAgain } = check
  const again = (isChecking || details !== undefined) && (
    <Button variant="text" size="small" onClick={checkAgain} busy={isChecking} busyLabel={texts.checking}>
      {texts.checkAgain}
    </Button>
  )
  return (
    <>
      <FormattedField
        name="imei"
        label={texts.imeiLabel}
        hint={texts.imeiHint}
        value={groupImei(digits)}
        format={(text) => groupImei(imeiDigits(text))}
        onFormat={(text) => onDigits(imeiDigits(text))}
        trailing={again}
        inputMode="numeric"
        autoComplete="off"
        aria-busy={isChecking}
      />
      <div aria-live="polite">{details && <CheckResult name={name} details={details} />}</div>
      {hasFailed && <TryAgain onRetry={checkAgain} busy={isChecking} />}
    </>
  )
}
