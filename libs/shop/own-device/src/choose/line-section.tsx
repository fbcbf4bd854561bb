import type { LineIntent } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { RadioList, VisuallyHidden } from '@soe/ui'
import { NumberedHeading } from '../numbered-heading'
import { ownDeviceTexts } from '../own-device-texts'
import styles from '../own-device.module.css'

/** A customer may use the device on a line of the account. */
export const LineSection = ({ value, onChange }: { value: LineIntent; onChange: (intent: LineIntent) => void }) => {
  const texts = useTexts(ownDeviceTexts)
  return (
    <section className={styles.section} aria-labelledby="own-line">
      <NumberedHeading number={4} id="own-line">
        {texts.line}
      </NumberedHeading>
      <RadioList
        legend={<VisuallyHidden>{texts.line}</VisuallyHidden>}
        name="intent"
        value={value}
        onChange={(intent) => onChange(intent as LineIntent)}
        options={[
          { value: 'AAL', label: texts.newLine, sublabel: texts.newLineDetail },
          { value: 'EUP', label: texts.ownLine, sublabel: texts.ownLineDetail },
        ]}
      />
    </section>
  )
}
