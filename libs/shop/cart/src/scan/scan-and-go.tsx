import { cartQuery } from '@soe/shop-basket'
import { readScanAndGoStore, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Notice, StoreIcon, TextLink } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import styles from './scan.module.css'
import { scanTexts } from './scan-texts'
import { readText } from '@soe/rules'
import { useState } from 'react'
import { SubmitField } from '../submit-field'
import { useScan } from './use-scan'

const useTitle = () => {
  const texts = useTexts(scanTexts)
  const { data } = useQuery({ ...cartQuery(useShop()), enabled: false, meta: { showsError: true } })
  const store = data?.shipmentInfo.storeInfo
  return store ? texts.titleAt(`${store.name}, ${store.city}`) : texts.title
}

const readCode = (typed: string) => readText(typed).replaceAll(/\s/g, '')

const ScanField = () => {
  const texts = useTexts(scanTexts)
  const [code, setCode] = useState('')
  const { scan, isPending, problemOf } = useScan((added) =>
    setCode((typed) => (readCode(typed) === added ? '' : typed)),
  )
  return (
    <SubmitField
      className={styles.field}
      label={texts.code}
      error={problemOf(readCode(code))}
      value={code}
      maxLength={80}
      autoCapitalize="none"
      action={texts.add}
      busyLabel={texts.adding}
      isBusy={isPending}
      onType={setCode}
      onSubmit={() => scan(readCode(code))}
    />
  )
}

export const ScanAndGo = () => {
  const texts = useTexts(scanTexts)
  const title = useTitle()
  const accessories = usePathOf()('accessories')
  return (
    <div className={styles.panel}>
      <Notice icon={<StoreIcon />}>
        <strong>{title}.</strong> {texts.body}
      </Notice>
      <ScanField />
      <p>
        <Link href={accessories} asChild>
          <TextLink href={accessories}>{texts.browse}</TextLink>
        </Link>
      </p>
    </div>
  )
}

export const ScanAndGoStart = () => (readScanAndGoStore(useShop().environment) === undefined ? null : <ScanAndGo />)
