import Link from "next/link";
import { Image } from "#components/picture/image.tsx";
import type { EventCard } from "#lib/contract/schemas/content.ts";
import styles from "./event-cards.module.scss";
import { useEventTexts } from "./use-event-texts.ts";

/** Events with time, place and entry fee, each one link. */
export function EventCards({ events, eager = 0 }: { events: EventCard[]; eager?: number }) {
	const texts = useEventTexts();
	return (
		<ul className={styles.root}>
			{events.map((event, index) => (
				<li key={event.id}>
					<article className={styles.event}>
						<div className={styles.picture} style={{ background: event.tint }}>
							{event.image && (
								<Image
									src={event.image.src}
									width={480}
									sizes="(min-width: 768px) 160px, 92vw"
									isFirst={index < eager}
								/>
							)}
						</div>
						<div className={styles.text}>
							<p className={styles.when}>{texts.when(event)}</p>
							<h3>
								<Link className={styles.link} href={event.url} prefetch={false}>
									{event.title}
								</Link>
							</h3>
							<p>{event.perex}</p>
							<p className={styles.where}>{`${texts.where(event)} · ${texts.entry(event)}`}</p>
						</div>
					</article>
				</li>
			))}
		</ul>
	);
}
