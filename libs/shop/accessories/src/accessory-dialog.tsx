import type { Product, Sku } from '@soe/contracts'
import { getProduct } from '@soe/contracts/routes'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { Dialog, Heading, SkeletonText, TextLink, ArrowLeftIcon, IconButton, Picture } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './accessory-dialog.module.css'
import { accessoryTexts } from './accessory-texts'

/** The items of a feature list as plain text: no markup of the carrier's reaches the page. */
export const readFeatures = (html: string | undefined): readonly string[] => {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  return [...body.querySelectorAll('li')].map(({ textContent }) => textContent.trim()).filter(Boolean)
}

/** The specification, commerce 2.4. */
const galleryLimit = 7
const featuresAtFirst = 3

interface AccessoryDialogProps {
  open: boolean
  onClose: () => void
  product: Product
  sku: Sku
}

/** The chosen color's pictures, then those of the others. */
const galleryOf = ({ childSkus }: Product, sku: Sku): readonly string[] =>
  [...new Set([sku, ...childSkus].flatMap(({ imageUrlMap }) => imageUrlMap.imageSetUrl))].slice(0, galleryLimit)

const KeyFeatures = ({ html }: { html: string | undefined }) => {
  const texts = useTexts(accessoryTexts)
  const [isWhole, setWhole] = useState(false)
  const features = readFeatures(html)
  if (features.length === 0) return null
  return (
    <div>
      <Heading level={3} size={22}>
        {texts.features}
      </Heading>
      <ul className={styles.features}>
        {features.slice(0, isWhole ? undefined : featuresAtFirst).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {features.length > featuresAtFirst && (
        <TextLink aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.seeLess : texts.seeMore}
        </TextLink>
      )}
    </div>
  )
}

const Features = ({ productId }: { productId: string }) => {
  const shop = useShop()
  const { data, isPending } = useQuery({
    ...readQuery(shop, getProduct, { query: { productId } }),
    meta: { silent: true },
  })
  return isPending ? <SkeletonText lines={4} /> : <KeyFeatures html={data?.product.features} />
}

const AccessoryGallery = ({ name, images }: { name: string; images: readonly string[] }) => {
  const texts = useTexts(accessoryTexts)
  const [index, setIndex] = useState(0)
  const count = images.length
  const step = (by: number) => setIndex((index + by + count) % count)
  return (
    <div className={styles.gallery}>
      <Picture className={styles.picture} src={images[index] ?? ''} alt={name} width={350} height={350} />
      {count > 1 && (
        <div className={styles.steps}>
          <IconButton label={texts.previous} onClick={() => step(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <output>{texts.picture(index + 1, count)}</output>
          <IconButton label={texts.next} className={styles.next} onClick={() => step(1)}>
            <ArrowLeftIcon />
          </IconButton>
        </div>
      )}
    </div>
  )
}

export const AccessoryDialog = ({ open, onClose, product, sku }: AccessoryDialogProps) => {
  const texts = useTexts(accessoryTexts)
  return (
    <Dialog open={open} onClose={onClose} title={product.productDisplayName} closeLabel={texts.close} size="wide">
      <div className={styles.content}>
        <AccessoryGallery name={product.productDisplayName} images={galleryOf(product, sku)} />
        <Features productId={product.productId} />
      </div>
    </Dialog>
  )
}
