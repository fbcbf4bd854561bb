import { useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { NumberedHeading } from '../numbered-heading'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'
import { ImeiField } from './imei-field'
import type { useDeviceCheck } from './use-device-check'

interface ImeiSectionProps {
  name: string
  digits: string
  onDigits: (digits: string) => void
  check: ReturnType<typeof useDeviceCheck>
  isLater: boolean
  onLater: (isLater: boolean) => void
}

export const ImeiSection = ({ isLater, onLater, ...field }: ImeiSectionProps) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-imei">
      <NumberedHeading number={2} id="own-imei" aside={texts.dial}>
        {texts.imei}
      </NumberedHeading>
      {isLater ? <p>{texts.laterTaken}</p> : <ImeiField {...field} />}
      <p>
        <TextLink muted onClick={() => onLater(!isLater)}>
          {isLater ? texts.checkNow : texts.checkLater}
        </TextLink>
      </p>
    </section>
  )
}
