import type { BarItem } from '@soe/contracts/app-bridge'
import { ArrowLeftIcon, BagIcon, CloseIcon, HeartIcon, StoreIcon } from '@soe/ui'
import type { ReactNode } from 'react'

const Drawing = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** Drawn where the item is an icon; the others are words. */
export const barIcons: Readonly<Partial<Record<BarItem, ReactNode>>> = {
  logo: <Drawing d="M5 21V3h14v11H5M12 3v11" />,
  back: <ArrowLeftIcon />,
  close: <CloseIcon />,
  stores: <StoreIcon />,
  alerts: <Drawing d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4l2-2zM10 21h4" />,
  settings: <Drawing d="M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4" />,
  wishlist: <HeartIcon filled={false} />,
  cart: <BagIcon />,
  chat: <Drawing d="M4 5h16v11H11l-5 4v-4H4z" />,
}

export const barLabels: Readonly<Record<BarItem, string>> = {
  logo: 'Shop',
  back: 'Back',
  close: 'Close',
  stores: 'Stores',
  alerts: 'Alerts',
  settings: 'Settings',
  signIn: 'Sign in',
  wishlist: 'Favorites',
  cart: 'Cart',
  chat: 'Help',
}

export const tabs = [
  { label: 'Home', icon: <Drawing d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" /> },
  { label: 'My plan', icon: <Drawing d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" /> },
  { label: 'Shop', icon: <BagIcon /> },
  {
    label: 'Support',
    icon: (
      <Drawing d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.5" />
    ),
  },
  { label: 'More', icon: <Drawing d="M5 12h.01M12 12h.01M19 12h.01" /> },
] as const
