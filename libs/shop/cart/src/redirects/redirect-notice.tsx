import { delays, usePathOf, useTexts } from '@soe/shop-platform'
import { announce, InfoIcon, Notice, TextLink } from '@soe/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import styles from '../page-notice.module.css'
import { redirectTexts } from './redirect-texts'

const noticed = ['accountmember', 'fall', 'notapproved1', 'notapproved2', 'nopromohub', 'catch', 'ST1', 'ST2'] as const

type Noticed = (typeof noticed)[number]

const isNoticed = (redirect: string | undefined): redirect is Noticed => noticed.some((known) => known === redirect)

/** Explains the redirect to the cart that the address names; an unknown reason shows nothing. */
export const RedirectNotice = ({ redirect }: { redirect: string | undefined }) => {
  const texts = useTexts(redirectTexts)
  const pathOf = usePathOf()
  const reason = isNoticed(redirect) ? `${texts[redirect]} ${texts[`${redirect}Detail`]}` : ''
  useEffect(() => {
    if (reason) announce(reason, delays.afterRedirect)
  }, [reason])
  if (!isNoticed(redirect)) return null
  return (
    <Notice className={styles.notice} icon={<InfoIcon />}>
      <p>
        <strong>{texts[redirect]}</strong> {texts[`${redirect}Detail`]}
      </p>
      {redirect.startsWith('notapproved') && (
        <p>
          <Link href={pathOf('creditresult')} asChild>
            <TextLink href="">{texts.seeOptions}</TextLink>
          </Link>
        </p>
      )}
    </Notice>
  )
}
