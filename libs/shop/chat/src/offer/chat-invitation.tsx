import { delays, loadFlags, useFlags, useShop, useTexts } from '@soe/shop-platform'
import { Button, ChatIcon, CloseIcon, IconButton, useOutOfView } from '@soe/ui'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { chatTexts } from '../chat-texts'
import { useAfter } from '../use-after'
import styles from './chat-invitation.module.css'
import { overlayDelay, type ChatOffer } from './chat-trigger'
import { openerIn } from './opener-in'
import { useAcceptChat } from './use-accept-chat'
import { sendFeedback } from './send-feedback'

interface InvitationProps {
  offer: ChatOffer
  onAccept: () => void
}

const useOpener = (carriers: string, own: string): string => openerIn(useShop().language, carriers, own)

const useHelperText = (isFab: boolean): string | undefined => {
  const shop = useShop()
  const texts = useTexts(chatTexts)
  const [given, setGiven] = useState<string>()
  useEffect(() => {
    if (!isFab) return
    let isGone = false
    void loadFlags(shop).then(({ chatFabHelperText }) => {
      if (!isGone && typeof chatFabHelperText === 'string') setGiven(chatFabHelperText)
    })
    return () => {
      isGone = true
    }
  }, [isFab, shop])
  return isFab ? (given ?? texts.helper) : undefined
}

const FloatingButton = ({ label, onAccept }: { label: string; onAccept: () => void }) => (
  <button type="button" className={styles.floating} onClick={onAccept} aria-label={label}>
    <ChatIcon />
    <span className={styles.label}>{label}</span>
  </button>
)

const shownKey = 'chatPropositionsShown'

/** Reports once a visit that a proposition is shown on a page. */
const useDisplayFeedback = (offer: ChatOffer, isShown = true) => {
  const shop = useShop()
  useEffect(() => {
    const { proposition } = offer
    if (!proposition || !isShown) return
    const { sessionStorage } = shop.environment
    const shown = (sessionStorage.getItem(shownKey) ?? '').split('|')
    const name = `${proposition.propositionId}@${proposition.tacticLocation}`
    if (shown.includes(name)) return
    sessionStorage.setItem(shownKey, [...shown.slice(-20), name].join('|'))
    void sendFeedback(shop, offer, false)
  }, [isShown, offer, shop])
}

const StickyInvitation = ({ offer, onAccept }: InvitationProps) => {
  const texts = useTexts(chatTexts)
  const { chatFabFFlag = false } = useFlags()
  useDisplayFeedback(offer)
  const helper = useHelperText(chatFabFFlag && offer.proposition !== undefined)
  const opener = useOpener(offer.trigger.Sticky_Opener_Verbiage, offer.proposition ? texts.sticky : texts.helper)
  return <FloatingButton label={helper ?? opener} onAccept={onAccept} />
}

const EmbeddedInvitation = ({ offer, onAccept }: InvitationProps) => {
  const texts = useTexts(chatTexts)
  const section = useRef<HTMLElement>(null)
  const isOutOfView = useOutOfView(section, 'screen')
  useDisplayFeedback(offer)
  const title = useOpener(offer.trigger.Embedded_Opener_Verbiage, texts.embeddedTitle)
  return (
    <section ref={section} className={styles.embedded} aria-label={title} data-in-view={!isOutOfView || undefined}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.body}>{texts.embeddedBody}</p>
      </div>
      <Button variant="outline" size="small" onClick={onAccept}>
        {texts.startChat}
      </Button>
    </section>
  )
}

const dismissedKey = 'chatOverlayDismissed'

const useOverlay = (offer: ChatOffer) => {
  const { environment } = useShop()
  const [isDismissed, setDismissed] = useState(() => environment.sessionStorage.getItem(dismissedKey) === 'true')
  const isDue = useAfter(overlayDelay(offer.trigger))
  const dismiss = () => {
    environment.sessionStorage.setItem(dismissedKey, 'true')
    setDismissed(true)
  }
  return { isShown: isDue && !isDismissed, dismiss }
}

/** Where one buys, each action of the page stays free; a list of products scrolls. */
const isSalesPath = /^\/sales\//

const actions = 'main :is(a[href], button, input, select, textarea, label)'

const isOver = (box: DOMRect, { left, right, top, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && box.left < right && left < box.right && box.top < bottom && top < box.bottom

const coversAction = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll(actions)].some(
    (action) => !element.contains(action) && isOver(box, action.getBoundingClientRect()),
  )
}

const useCoversAction = (target: RefObject<HTMLElement | null>, isShown: boolean): boolean => {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const element = target.current
      if (element && !element.contains(document.activeElement)) setCovers(coversAction(element))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize']) window.addEventListener(event, lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, lookSoon)
    }
  }, [target, isShown])
  return covers
}

const OverlayInvitation = ({ offer, onAccept }: InvitationProps) => {
  const texts = useTexts(chatTexts)
  const titleId = useId()
  const { isShown, dismiss } = useOverlay(offer)
  const box = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const isInTheWay = useCoversAction(box, isShown && isSalesPath.test(path))
  useDisplayFeedback(offer, isShown)
  const opener = useOpener(offer.trigger.Overlay_Opener_Verbiage, texts.overlayOpener)
  // It comes unasked, so it joins the tab order as a whole only once the page has had its time.
  const isInTabOrder = useAfter(delays.tabIndex, isShown)
  if (!isShown) return null
  const accept = () => {
    dismiss()
    onAccept()
  }
  return (
    <section
      ref={box}
      className={styles.overlay}
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it comes unasked, and joins the tab order late
      tabIndex={isInTabOrder ? 0 : -1}
      data-away={isInTheWay || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts.overlayTitle}
        </h2>
        <IconButton label={texts.close} onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </header>
      <p>{opener}</p>
      <div className={styles.actions}>
        <Button variant="ink" size="small" onClick={accept}>
          {texts.startChat}
        </Button>
        <Button variant="text" size="small" onClick={dismiss}>
          {texts.notNow}
        </Button>
      </div>
    </section>
  )
}

export const ChatInvitation = ({ offer }: { offer: ChatOffer }) => {
  const { accept } = useAcceptChat(offer)
  const { Embedded, Overlay } = offer.trigger
  return (
    <>
      {Embedded === 'Y' && <EmbeddedInvitation offer={offer} onAccept={accept} />}
      {Overlay === 'Y' && <OverlayInvitation offer={offer} onAccept={accept} />}
    </>
  )
}

export const ChatEntry = ({ offer }: { offer: ChatOffer }) => {
  const { accept } = useAcceptChat(offer)
  const isOffered = offer.trigger.Sticky === 'Y' || (offer.flow === 'CO' && offer.proposition !== undefined)
  return isOffered ? <StickyInvitation offer={offer} onAccept={accept} /> : null
}
