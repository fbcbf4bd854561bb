import { defineTexts } from '@soe/shop-platform'

export const emptyCartTexts = defineTexts(
  {
    title: 'Your cart is empty',
    body: 'Have a look around: what you add shows up here.',
    lostTitle: 'We could not find your cart',
    lostBody:
      'It may have expired, or been opened or checked out somewhere else. Start a new one, or retrieve a cart you saved.',
    lostBodySignedIn:
      'It may have expired, been checked out somewhere else, or belong to another account. Your favorites are still there.',
    shop: 'Shop devices',
    retrieve: 'Retrieve saved cart',
    ownCart: 'Open the cart that you have',
    signIn: 'Sign in',
    wishlist: 'View favorites',
    retrieveTitle: 'Retrieve Saved Cart',
    retrieveBody: 'Enter the email address that you saved your cart with.',
    email: 'Email address',
    continue: 'Continue',
    working: 'Looking for your cart',
    back: 'Back',
    close: 'Close',
    notFound: 'No saved cart was found for this address. Check the spelling, or start a new cart.',
    locked: 'This cart is open somewhere else at the moment. Try again in a few minutes.',
    goneTitle: 'Your cart is empty',
    goneBody: 'What was in it is no longer available, so nothing was added. Start a new cart.',
  },
  {
    title: 'Tu carrito está vacío',
    body: 'Date una vuelta: lo que agregues aparecerá aquí.',
    lostTitle: 'No encontramos tu carrito',
    lostBody:
      'Puede haber vencido, o haberse abierto o pagado en otro lugar. Empieza uno nuevo o recupera uno que guardaste.',
    lostBodySignedIn:
      'Puede haber vencido, haberse pagado en otro lugar o ser de otra cuenta. Tus favoritos siguen ahí.',
    shop: 'Ver equipos',
    retrieve: 'Recuperar carrito guardado',
    ownCart: 'Abrir el carrito que tienes',
    signIn: 'Iniciar sesión',
    wishlist: 'Ver favoritos',
    retrieveTitle: 'Recuperar carrito guardado',
    retrieveBody: 'Escribe el correo electrónico con el que guardaste tu carrito.',
    email: 'Correo electrónico',
    continue: 'Continuar',
    working: 'Buscando tu carrito',
    back: 'Atrás',
    close: 'Cerrar',
    notFound: 'No hay un carrito guardado con este correo. Revisa cómo lo escribiste o empieza un carrito nuevo.',
    locked: 'Este carrito está abierto en otro lugar en este momento. Inténtalo en unos minutos.',
    goneTitle: 'Tu carrito está vacío',
    goneBody: 'Lo que tenía ya no está disponible, así que no se agregó nada. Empieza un carrito nuevo.',
  },
)
