import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, Heading } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { frontTexts } from './front-texts'
import styles from './own-device-panels.module.css'

const twoLenses = (
  <>
    <rect x="8" y="8" width="30" height="42" rx="10" />
    <circle cx="23" cy="20" r="6.5" />
    <circle cx="23" cy="20" r="2.5" />
    <circle cx="23" cy="38" r="6.5" />
    <circle cx="23" cy="38" r="2.5" />
    <circle cx="45" cy="13" r="2" />
  </>
)

const cameraBar = (
  <>
    <path d="M2 28h84M2 56h84" />
    <rect x="12" y="33" width="38" height="18" rx="9" />
    <circle cx="21" cy="42" r="5" />
    <circle cx="41" cy="42" r="5" />
    <circle cx="60" cy="42" r="2.5" />
  </>
)

interface PanelProps {
  title: string
  text: string
  href: string
  action: string
  variant: 'ink' | 'outline'
  camera: ReactNode
}

const Panel = ({ title, text, href, action, variant, camera }: PanelProps) => (
  <div className={styles.panel}>
    <div className={styles.words}>
      <Heading level={2} size={40}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
    </div>
    <Link href={href} asChild>
      <Button href={href} variant={variant} className={styles.action}>
        {action}
      </Button>
    </Link>
    <svg className={styles.drawing} viewBox="-4 -1 96 182" aria-hidden="true">
      <rect x="2" y="1" width="84" height="178" rx="14" />
      {camera}
      <path d="M0 62v14M0 82v14M88 70v28" />
    </svg>
  </div>
)

/** What to do with the phone that one has: hand it in, or keep it. */
export const OwnDevicePanels = () => {
  const texts = useTexts(frontTexts)
  const pathOf = usePathOf()
  return (
    <div className={styles.panels}>
      <Panel
        title={texts.handIn}
        text={texts.handInText}
        href={pathOf('tradein')}
        action={texts.seeWorth}
        variant="ink"
        camera={twoLenses}
      />
      <Panel
        title={texts.keep}
        text={texts.keepText}
        href={pathOf('byod')}
        action={texts.bring}
        variant="outline"
        camera={cameraBar}
      />
    </div>
  )
}
