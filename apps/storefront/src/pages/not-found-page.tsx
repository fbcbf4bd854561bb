import { Link } from 'wouter'
import { useTexts } from '@soe/shop-platform'
import { Button, PageHeading } from '@soe/ui'
import { shellTexts } from '../shell/shell-texts'

export const NotFoundPage = () => {
  const texts = useTexts(shellTexts)
  return (
    <>
      <PageHeading>{texts.notFound}</PageHeading>
      <p>{texts.notFoundBody}</p>
      <Link href="/smartphones/" asChild>
        <Button href="">{texts.backToShop}</Button>
      </Link>
    </>
  )
}
