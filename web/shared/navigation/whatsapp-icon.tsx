import { Mark } from './brand-icons.tsx';

/** The mark of WhatsApp, in a file of its own: the first page does not show it. */
export function WhatsappIcon() {
  return (
    <Mark>
      <path
        fillRule="evenodd"
        d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.3-1.1L3 21l1.2-4.5A9 9 0 0 1 12 3Zm0 1.7a7.3 7.3 0 0 0-6.2 11.2l-.7 2.9 2.9-.8A7.3 7.3 0 1 0 12 4.7ZM9.2 7.9c.2 0 .4 0 .5.4l.7 1.7c.1.2 0 .4-.1.5l-.6.7c-.1.2-.2.3 0 .6a6 6 0 0 0 2.7 2.3c.3.2.4.1.6 0l.8-1c.2-.2.3-.2.5-.1l1.7.8c.3.1.4.2.4.4 0 1-.8 1.9-2 1.9-2.9 0-6.8-3.6-6.8-6.3 0-1 .8-1.9 1.6-1.9Z"
      />
    </Mark>
  );
}
