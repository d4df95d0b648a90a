import { shop } from '../../shop.config.ts';
import { room } from '../room.ts';

const { showroomHours, supportHours } = shop;

/** The texts of the page About Us, in English; loaded only with it. */
export const about = room('tAbout', {
  title: 'About Us',
  description: 'Questions people ask before they buy, how to reach us, and who we are.',
  heading: 'Questions, answered',
  intro: `${shop.name} is a house of light in Dhaka: a small shop that chooses its lamps slowly. Here is what people ask us most.`,
  searchLabel: 'Search the questions',
  searchPlaceholder: 'For example: refund',
  noMatch: 'None of the questions mentions that. Ask us below, or give us a call.',
  matches: (count: number) => (count === 1 ? '1 question mentions that' : `${count} questions mention that`),
  questions: [
    {
      question: 'Can I pay cash on delivery?',
      answer: 'Yes. Cash on delivery is how most people pay: you hand the money to the rider when the parcel arrives.',
    },
    {
      question: 'How do I reach support?',
      answer: `Write to ${shop.email} or call ${shop.phone}, and a person will help you.`,
    },
    {
      question: 'When is support available?',
      answer: `Our support business hours are ${supportHours.days}, ${supportHours.time}. The showroom keeps its own hours: ${showroomHours.days}, ${showroomHours.time}, closed on ${showroomHours.closedDay}.`,
    },
    {
      question: 'Can I return a product?',
      answer:
        'Yes, there is a 30-day refund. Send the product back unused within 30 days of delivery and you get your money back.',
    },
    {
      question: 'How long does shipping take?',
      answer: 'Shipping takes 3 to 5 business days within Bangladesh, and 7 to 14 business days abroad.',
    },
  ],
  formTitle: 'Ask something else',
  formText: 'Tell us what you would like to know.',
  name: 'Name',
  email: 'Email',
  question: 'Question',
  send: 'Send the question',
  thanks: 'Thank you!',
  thanksText: 'If it cannot wait, please give us a call.',
  notSent: 'Your question did not reach us. It is still in the form. Please try again, or give us a call.',
  contactTitle: 'Or talk to a person',
  phone: 'Phone',
  mail: 'E-mail',
  support: 'Support',
  showroom: 'Showroom',
  shareTitle: 'Share this page',
  shareOn: (site: string) => `Share on ${site}, opens in a new tab`,
});
