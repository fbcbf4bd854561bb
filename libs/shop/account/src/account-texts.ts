import { counted, defineTexts } from '@soe/shop-platform'

/** Spanish says one o'clock in the singular. */
const hour = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`

export const accountTexts = defineTexts(
  {
    warningTitle: 'Still there?',
    warningBody: (time: string) =>
      `At ${time} we sign you out, so that nobody else can order in your name. Your cart stays saved either way.`,
    warningGuest: (time: string) => `At ${time} we empty this page.`,
    warningGuestCart: (time: string) => `At ${time} we empty this page. Save the cart to keep it.`,
    stay: 'Stay signed in',
    stayGuest: 'Stay here',
    staying: 'Keeping your session',
    signOutNow: 'Sign out now',
    saveCart: 'Save cart',
    saving: 'Saving the cart',
    email: 'Email',
    cartSaved: 'Cart saved. Find it again with your email address.',
    left: (minutes: number, seconds: number) =>
      [
        minutes > 0 && counted(minutes, 'minute', 'minutes'),
        seconds > 0 && counted(seconds, 'second', 'seconds'),
        'left',
      ]
        .filter(Boolean)
        .join(' '),
    extended: 'You are still signed in.',
    extendedGuest: 'Your page stays as it is.',
    extendFailed: 'Failed to extend session, already expired',
    signOutFailed: 'We could not sign you out. You are still signed in. Please try again.',
    signedOutTitle: 'Signed out',
    signedOutCartTitle: 'Signed out, cart kept',
    endedTitle: 'Your visit ended',
    idle: 'You were away for 30 minutes, so we signed you out. Nobody else can see your account on this device.',
    idleAt: (time: string) =>
      `You were away for 30 minutes, so we signed you out at ${time}. Nobody else can see your account on this device.`,
    elsewhere: 'You were signed out in another place.',
    self: 'You are signed out.',
    ended: 'A visit ends after 30 minutes away, or when cookies are deleted. We emptied this page.',
    endedCart:
      'A visit ends after 30 minutes away, or when cookies are deleted. We emptied this page and the cart with it.',
    signInAndGoOn: 'Sign in and go on',
    signIn: 'Sign in',
    shopOn: 'Shop without signing in',
    waiting: 'Waiting for you',
    yourCart: (items: number) => `Your cart, ${counted(items, 'item', 'items')}`,
    savedAt: (time: string) => `Saved ${time}, on the page where you left it`,
    shared: 'On a shared computer? Your name, numbers, prices and addresses stay hidden until you sign in.',
    prepaidTitle: 'Prepaid is a separate account.',
    prepaidBody:
      'You are signed in to your monthly account, so you see your monthly prices here, and what you add goes on that account. To buy prepaid, sign out first.',
    prepaidAction: 'See phones for your account',
    memberTitle: 'Only the account’s owner or a manager can buy.',
    memberBody: 'Look around as much as you like. When you have found something, ask the owner to order it.',
    FIOS: 'fiber internet',
    '5GHOME': '5G home internet',
    LTEHOME: 'LTE home internet',
    homeTitle: (service: string) => `Your account has ${service}, and no phone line yet.`,
    homeBody: 'A phone that you add here starts a new line on the same account.',
    jointTitle: 'These are your phone lines.',
    jointBody: (service: string) => `Your ${service} is on the same account, and stays as it is.`,
    guestLoginTitle: 'Check out as a guest',
    guestLoginBody: 'This phone is on an account. Enter the last two digits of the account number to go on.',
    lastTwoDigits: 'Last two digits',
    wrongDigits: 'These are not the last two digits of the account. Look at a bill, or sign in.',
    goOn: 'Continue',
    guestUnavailableTitle: 'Guest checkout is for the app',
    guestUnavailableBody: 'Check out with the cart as always, or sign in to use your account.',
    guestIsSignedIn: 'You are signed in',
    guestIsSignedInBody:
      'There is no need to check out as a guest. Your cart leads on to the checkout of your account.',
    toCart: 'Back to cart',
    guestCheckoutTitle: 'Guest checkout',
    guestCheckoutBody: (digits: string) =>
      `You order for the account that ends in ${digits}. Nothing else of the account is shown.`,
    toCheckout: 'Go to checkout',
  },
  {
    warningTitle: '¿Sigues ahí?',
    warningBody: (time) =>
      `A ${hour(time)} cerraremos tu sesión para que nadie más pueda pedir en tu nombre. Tu carrito queda guardado de todos modos.`,
    warningGuest: (time) => `A ${hour(time)} vaciaremos esta página.`,
    warningGuestCart: (time) => `A ${hour(time)} vaciaremos esta página. Guarda el carrito para conservarlo.`,
    stay: 'Seguir conectado',
    stayGuest: 'Seguir aquí',
    staying: 'Manteniendo tu sesión',
    signOutNow: 'Cerrar sesión ahora',
    saveCart: 'Guardar el carrito',
    saving: 'Guardando el carrito',
    email: 'Correo electrónico',
    cartSaved: 'Carrito guardado. Lo encontrarás con tu correo electrónico.',
    left: (minutes, seconds) =>
      [
        'Quedan',
        [minutes > 0 && counted(minutes, 'minuto', 'minutos'), seconds > 0 && counted(seconds, 'segundo', 'segundos')]
          .filter(Boolean)
          .join(' y '),
      ].join(' '),
    extended: 'Sigues conectado.',
    extendedGuest: 'Tu página queda como está.',
    extendFailed: 'No se pudo extender la sesión, ya había caducado',
    signOutFailed: 'No pudimos cerrar tu sesión. Sigues conectado. Inténtalo de nuevo.',
    signedOutTitle: 'Sesión cerrada',
    signedOutCartTitle: 'Sesión cerrada, carrito guardado',
    endedTitle: 'Tu visita terminó',
    idle: 'Estuviste ausente 30 minutos, así que cerramos tu sesión. Nadie más puede ver tu cuenta en este dispositivo.',
    idleAt: (time) =>
      `Estuviste ausente 30 minutos, así que cerramos tu sesión a ${hour(time)}. Nadie más puede ver tu cuenta en este dispositivo.`,
    elsewhere: 'Se cerró tu sesión en otro lugar.',
    self: 'Tu sesión está cerrada.',
    ended: 'Una visita termina tras 30 minutos de ausencia o al borrar las cookies. Vaciamos esta página.',
    endedCart:
      'Una visita termina tras 30 minutos de ausencia o al borrar las cookies. Vaciamos esta página y el carrito.',
    signInAndGoOn: 'Iniciar sesión y seguir',
    signIn: 'Iniciar sesión',
    shopOn: 'Comprar sin iniciar sesión',
    waiting: 'Te espera',
    yourCart: (items) => `Tu carrito, ${counted(items, 'artículo', 'artículos')}`,
    savedAt: (time) => `Guardado a ${hour(time)}, en la página donde lo dejaste`,
    shared:
      '¿Es un equipo compartido? Tu nombre, números, precios y direcciones quedan ocultos hasta que inicies sesión.',
    prepaidTitle: 'Prepago es una cuenta aparte.',
    prepaidBody:
      'Iniciaste sesión en tu cuenta mensual, así que aquí ves tus precios mensuales y lo que agregues va a esa cuenta. Para comprar prepago, primero cierra la sesión.',
    prepaidAction: 'Ver teléfonos para tu cuenta',
    memberTitle: 'Solo el titular de la cuenta o un administrador puede comprar.',
    memberBody: 'Mira todo lo que quieras. Cuando encuentres algo, pídele al titular que lo ordene.',
    FIOS: 'internet de fibra',
    '5GHOME': 'internet 5G en casa',
    LTEHOME: 'internet LTE en casa',
    homeTitle: (service) => `Tu cuenta tiene ${service} y aún ninguna línea de teléfono.`,
    homeBody: 'Un teléfono que agregues aquí inicia una línea nueva en la misma cuenta.',
    jointTitle: 'Estas son tus líneas de teléfono.',
    jointBody: (service) => `Tu ${service} está en la misma cuenta y queda como está.`,
    guestLoginTitle: 'Pagar como invitado',
    guestLoginBody:
      'Este teléfono pertenece a una cuenta. Escribe los dos últimos dígitos del número de cuenta para continuar.',
    lastTwoDigits: 'Dos últimos dígitos',
    wrongDigits: 'No son los dos últimos dígitos de la cuenta. Mira una factura o inicia sesión.',
    goOn: 'Continuar',
    guestUnavailableTitle: 'El pago como invitado es para la aplicación',
    guestUnavailableBody: 'Paga con el carrito como siempre, o inicia sesión para usar tu cuenta.',
    guestIsSignedIn: 'Tu sesión está iniciada',
    guestIsSignedInBody: 'No hace falta pagar como invitado. Tu carrito lleva al pago con tu cuenta.',
    toCart: 'Volver al carrito',
    guestCheckoutTitle: 'Pago como invitado',
    guestCheckoutBody: (digits) =>
      `Ordenas para la cuenta que termina en ${digits}. No se muestra nada más de la cuenta.`,
    toCheckout: 'Ir al pago',
  },
)
