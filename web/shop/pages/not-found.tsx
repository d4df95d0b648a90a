import { PageHead } from '../../shared/app/page-head.tsx';
import { notFound } from '../../shared/locale/en/not-found.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** An unlit room with the door ajar; the lamp lights up when a link is hovered or focused. */
export function NotFound() {
  const tNotFound = useMessages(notFound);
  return (
    <section className="group relative isolate flex min-h-[inherit] flex-col justify-between overflow-hidden bg-ink text-paper [&_:focus-visible]:outline-glow">
      <PageHead title={tNotFound.title} />
      <meta name="robots" content="noindex" />
      <div className="page relative z-10 w-full pt-16 pb-4 xl:flex xl:min-h-[44rem] xl:grow xl:flex-col xl:justify-center xl:py-16">
        <h1 className="max-w-[12ch] text-3xl lg:text-4xl">{tNotFound.heading}</h1>
        <p className="mt-5 max-w-[34ch] text-balance text-lg text-stone">{tNotFound.text}</p>
        <Link to={paths.shop} className={`${buttonStyle('onDark')} mt-8 self-start`}>
          {tNotFound.toShop}
        </Link>
      </div>
      <UnlitRoom />
    </section>
  );
}

function UnlitRoom() {
  return (
    <svg
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="h-80 w-full sm:aspect-[1440/760] sm:h-auto xl:absolute xl:inset-0 xl:h-full"
    >
      <linearGradient id="room-beyond" x2="0" y2="1">
        <stop stopColor="var(--color-paper)" />
        <stop offset="1" stopColor="var(--color-glow)" />
      </linearGradient>
      <linearGradient id="light-on-floor" x1="1" x2="0">
        <stop stopColor="var(--color-glow)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--color-brass)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="lamp-coming-on">
        <stop stopColor="var(--color-glow)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--color-brass)" stopOpacity="0" />
      </radialGradient>
      <g fill="none" strokeWidth="2" className="stroke-paper/10">
        <path d="M600 70h440v420H600ZM600 536h440v66H600ZM1392 70h80v420h-80ZM1392 536h80v66h-80ZM0 1h1440M0 18h1440M0 650h1440M0 634h1440" />
      </g>
      <path d="M0 650h1440v110H0Z" className="fill-paper/5" />
      <path d="M1130 210h180v440h-180Z" fill="url(#room-beyond)" />
      <path d="M1130 650h180l-92 46L1060 760H600Z" fill="url(#light-on-floor)" />
      <path d="M1310 190h10v460h-10ZM1120 190h10v460h-10ZM1120 190h200v20h-200Z" className="fill-stone" />
      <path d="M1310 210l-92-34v520l92-46Z" className="fill-bottle-deep" />
      <circle cx="1232" cy="446" r="6" className="fill-brass" />
      <HangingLamp />
    </svg>
  );
}

function HangingLamp() {
  return (
    <g>
      <circle
        cx="820"
        cy="290"
        r="330"
        fill="url(#lamp-coming-on)"
        className="opacity-0 transition-opacity duration-500 group-has-[a:focus-visible]:opacity-100 group-has-[a:hover]:opacity-100"
      />
      <g fill="none" strokeWidth="3" className="stroke-stone/70">
        <path d="M790 1h60M820 0v180" />
        <path d="M720 290c0-62 44-110 100-110s100 48 100 110Z" className="fill-ink" strokeLinejoin="round" />
      </g>
      <path
        d="M788 292a32 32 0 0 0 64 0Z"
        className="fill-stone/30 transition-colors duration-500 group-has-[a:focus-visible]:fill-glow group-has-[a:hover]:fill-glow"
      />
    </g>
  );
}
