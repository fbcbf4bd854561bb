import { useTexts } from '@soe/shop-platform'
import { InfoIcon, Notice, SectionHeading, Steps, TextLink } from '@soe/ui'
import { useId, useState } from 'react'
import { estimateTexts } from './estimate-texts'
import styles from './how-it-goes.module.css'

interface HowItGoesProps {
  /** No line gets the credit. */
  isAlone: boolean
  isRecycled: boolean
}

const useSteps = ({ isAlone, isRecycled }: HowItGoesProps) => {
  const texts = useTexts(estimateTexts)
  const handIn = [
    { title: texts.todayStep, detail: isAlone ? texts.todayAloneDetail : texts.todayDetail, done: true },
    { title: texts.handInStep, detail: isAlone ? texts.handInAloneDetail : texts.handInDetail },
  ]
  if (isRecycled) return [...handIn, { title: texts.recycleStep, detail: texts.recycleDetail }]
  return [
    ...handIn,
    { title: texts.checkStep, detail: texts.checkDetail },
    { title: texts.creditStep, detail: texts.creditDetail },
  ]
}

const Erase = () => {
  const texts = useTexts(estimateTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Notice icon={<InfoIcon />}>
      {texts.erase}{' '}
      <TextLink inline aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.howToErase}
      </TextLink>
      <span id={id} hidden={!isOpen} className={styles.steps}>
        {texts.eraseSteps}
      </span>
    </Notice>
  )
}

export const HowItGoes = (props: HowItGoesProps) => {
  const texts = useTexts(estimateTexts)
  return (
    <section className={styles.section} aria-labelledby="how-it-goes">
      <SectionHeading id="how-it-goes">{texts.howItGoes}</SectionHeading>
      <div className={styles.pole}>
        <Steps steps={useSteps(props)} doneLabel={texts.now} />
      </div>
      <Erase />
    </section>
  )
}
