import { useIdentity, useTexts, type SalesRep } from '@soe/shop-platform'
import { InfoIcon, Notice } from '@soe/ui'
import { saleTexts } from './sale-texts'

export const RepNotice = ({ rep, className }: { rep: SalesRep; className?: string | undefined }) => {
  const texts = useTexts(saleTexts)
  const { firstName } = useIdentity()
  return (
    <Notice className={className} icon={<InfoIcon />}>
      <strong>{texts.rep(firstName)}</strong> {texts.repDetail(rep.salesRepId, rep.flowType)}
    </Notice>
  )
}
