import type { PlantedFault } from './planted-fault'

export const ui: readonly PlantedFault[] = [
  {
    id: 'dialog-does-not-return-focus',
    kind: 'focus lost',
    sees: 'After a dialog closes, the keyboard starts again at the top of the page.',
    anchor: 'if (opener instanceof HTMLElement && opener.isConnected) ⟦opener.focus()⟧',
    faulty: 'undefined',
  },
  {
    id: 'busy-button-still-clicks',
    kind: 'sent twice',
    sees: 'A second press on a button that is busy does its work twice.',
    anchor: '=> (⟦isDeaf⟧ ? event.preventDefault() : onClick?.(event))',
    faulty: 'false',
  },
  {
    id: 'field-does-not-name-its-error',
    kind: 'a label or a state for assistive technology',
    sees: 'A screen reader reads a field without its hint and without what is wrong with it.',
    anchor: "'aria-invalid': error ? true : undefined, 'aria-describedby': ⟦described || undefined⟧ })}",
    faulty: 'undefined',
  },
  {
    id: 'same-announcement-is-silent',
    kind: 'not announced',
    sees: 'The same thing done twice is announced the first time only.',
    anchor: 'setSaid(({ turn }) => ({ turn: ⟦turn + 1⟧, text }))',
    faulty: 'turn',
  },
  {
    id: 'stepper-loses-focus-at-its-end',
    kind: 'focus lost',
    sees: 'The plus button vanishes at the highest quantity and takes the focus with it.',
    anchor: 'if (next >= max) ⟦decrement.current?.focus()⟧',
    faulty: 'undefined',
  },
  {
    id: 'notice-leaves-under-the-pointer',
    kind: 'a handler does nothing',
    sees: 'A message goes away while the pointer rests on it and it is being read.',
    anchor: 'onPointerEnter: () => setPaused(⟦true⟧)',
    faulty: 'false',
  },
  {
    id: 'first-tab-always-selected',
    kind: 'a label or a state for assistive technology',
    sees: 'A screen reader calls the first tab selected whichever tab shows.',
    anchor: 'aria-selected={⟦tab.id === selected⟧}',
    faulty: 'tab.id === tabs[0]?.id',
  },
]
