import { useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { Button, FormattedField, CheckIcon, ErrorIcon, Notice } from '@soe/ui'
import { ownDeviceTexts } from '../own-device-texts'
import { groupImei, imeiDigits } from './imei'
import type { useDeviceCheck, EsimDetails } from './use-device-check'
import { mayConnect } from './standings'

interface ImeiFieldProps {
  name: string
  digits: string
  onDigits: (digits: string) => void
  check: ReturnType<typeof useDeviceCheck>
}

const CheckResult = ({ name, details }: { name: string; details: EsimDetails }) => {
  const texts = useTexts(ownDeviceTexts)
  const { standing, simTypes } = details
  if (standing === undefined) return null
  const isRefused = !mayConnect(standing) || simTypes.length === 0
  return (
    <Notice icon={isRefused ? <ErrorIcon /> : <CheckIcon />}>
      {standing === 'WORKS' && simTypes.length > 0 && (
        <>
          <strong>{texts.works(name)}</strong> <span>{texts.worksDetail}</span>
        </>
      )}
      {standing !== 'WORKS' && <strong>{texts[standing]}</strong>}
      {standing === 'WORKS' && simTypes.length === 0 && <strong>{texts.noSim}</strong>}
    </Notice>
  )
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
