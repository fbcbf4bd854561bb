import { useIdentity, usePageMeta, usePathOf, useTexts } from '@soe/shop-platform'
import { AboutPage } from '@soe/shop-steps'
import { Button, Cluster, SectionHeading, useReady } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import styles from './about-second-number.module.css'
import { aboutSecondNumberTexts } from './about-second-number-texts'

const steps = [
  ['phone', 'phoneDetail'],
  ['plan', 'planDetail'],
  ['number', 'numberDetail'],
  ['activate', 'activateDetail'],
] as const

/** Documents differ by name and counts alone: the way to the cart's phone shows once scripts run. */
const WaysOn = () => {
  const texts = useTexts(aboutSecondNumberTexts)
  const pathOf = usePathOf()
  const ready = useReady()
  const { cartCount } = useIdentity()
  const ways =
    ready && cartCount > 0
      ? ([
          [texts.add, pathOf('secondnumber')],
          [texts.plans, pathOf('compareplan')],
        ] as const)
      : ([
          [texts.bringOwn, pathOf('byod')],
          [texts.shop, pathOf('smartphones/')],
        ] as const)
  return (
    <Cluster gap={14}>
      {ways.map(([text, path], index) => (
        <Link key={path} href={path} asChild>
          <Button href={path} variant={index === 0 ? 'accent' : 'outline'}>
            {text}
          </Button>
        </Link>
      ))}
    </Cluster>
  )
}

/** What a second number is, and how to get one; for anyone. */
export const AboutSecondNumberPage = () => {
  const texts = useTexts(aboutSecondNumberTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.metaTitle, description: texts.description, canonical })
  return (
    <AboutPage title={texts.title} lead={texts.lead} waysOn={<WaysOn />}>
      <section>
        <SectionHeading>{texts.howTitle}</SectionHeading>
        <ol className={styles.steps}>
          {steps.map(([title, detail]) => (
            <li key={title}>
              <h3 className={styles.title}>{texts[title]}</h3>
              <p className={styles.muted}>{texts[detail]}</p>
            </li>
          ))}
        </ol>
      </section>
    </AboutPage>
  )
}
