import { delays, usePathOf, useTexts } from '@soe/shop-platform'
import { announce, InfoIcon, Notice, TextLink } from '@soe/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import styles from '../page-notice.module.css'
import { reasonOf, type RedirectCart } from './reason-of'
import { redirectTexts } from './redirect-texts'

interface RedirectNoticeProps {
  redirect: string | undefined
  /** Undefined where it can't be read, null while it is. */
  cart?: RedirectCart | null | undefined
}

export const RedirectNotice = ({ redirect, cart }: RedirectNoticeProps) => {
  const texts = useTexts(redirectTexts)
  const pathOf = usePathOf()
  const reason = reasonOf(redirect, cart)
  const words = reason && `${texts[reason]} ${texts[`${reason}Detail`]}`
  useEffect(() => {
    if (words !== undefined) announce(words, delays.afterRedirect)
  }, [words])
  if (reason === undefined) return null
  return (
    <Notice className={styles.notice} icon={<InfoIcon />}>
      <p>
        <strong>{texts[reason]}</strong> {texts[`${reason}Detail`]}
      </p>
      {reason.startsWith('notapproved') && (
        <p>
          <Link href={pathOf('creditresult')} asChild>
            <TextLink href="">{texts.seeOptions}</TextLink>
          </Link>
        </p>
      )}
    </Notice>
  )
}
