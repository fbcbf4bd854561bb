import { useTexts } from '@soe/shop-platform'
import { CheckIcon, ErrorIcon, Notice } from '@soe/ui'
import { ownDeviceTexts } from '../own-device-texts'
import { mayConnect } from './standings'
import type { EsimDetails } from './use-device-check'

/** What the register says of the device, in one notice. */
export const CheckResult = ({ name, details }: { name: string; details: EsimDetails }) => {
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
