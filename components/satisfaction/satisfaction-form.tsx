"use client";
import { useTranslations } from "next-intl";
import { type Control, useController, useForm } from "react-hook-form";
import { bodyResolver } from "#components/form/account-resolver.ts";
import { useAccountSave } from "#components/form/account-save.ts";
import { StarChoice } from "#components/rating/star-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { type SatisfactionBody, satisfactionBody } from "#lib/contract/schemas/satisfaction.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { SATISFACTION_TEXT_MAX_LENGTH } from "#lib/domain/order/order-terms.ts";
import { SATISFACTION_TOPICS, type SatisfactionTopic } from "#lib/domain/order/satisfaction.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { type AskedOrder, useSendSatisfaction } from "#lib/storefront/order/satisfaction.ts";
import { RecommendationField } from "./recommendation-field.tsx";
import styles from "./satisfaction-page.module.scss";

type Values = { recommendation: number | null; stars: Partial<Record<SatisfactionTopic, number>>; text: string };

const BLANK: Values = { recommendation: null, stars: {}, text: "" };

type Props = { locale: Locale; order: AskedOrder | null; onSent: () => void };

/** The questions; only the recommendation is required. Answers stay after a failure. */
export function SatisfactionForm({ locale, order, onSent }: Props) {
	const t = useTranslations("satisfaction");
	const text = useFieldText();
	const send = useSendSatisfaction();
	const bodyOf = ({ recommendation, ...rest }: Values) => ({
		...rest,
		recommendation: recommendation ?? undefined,
		locale,
		order: order ? { id: Number(order.id), hash: order.hash } : undefined,
	});
	const form = useForm<Values, unknown, SatisfactionBody>({
		resolver: bodyResolver({ schema: satisfactionBody, bodyOf }),
		defaultValues: BLANK,
		mode: "onTouched",
	});
	const { submit, problem } = useAccountSave({
		form,
		// On return to the page the answers are still there.
		values: () => ({ ...BLANK, ...form.getValues() }),
		save: async (body) => {
			await send.mutateAsync(body);
			onSent();
		},
		failed: t("failed"),
	});
	const recommendation = useController({ control: form.control, name: "recommendation" });
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={styles.form} method="dialog" noValidate onSubmit={submit}>
			<RecommendationField
				value={recommendation.field.value}
				onChange={recommendation.field.onChange}
				onBlur={recommendation.field.onBlur}
				focusRef={recommendation.field.ref}
				error={text(errors.recommendation?.message)}
			/>
			<fieldset className={styles.group}>
				<legend className={styles.legend}>{t("stars")}</legend>
				<p className={styles.hint}>{t("starsHint")}</p>
				<div className={styles.topics}>
					{SATISFACTION_TOPICS.map((topic) => (
						<TopicStars key={topic} control={form.control} topic={topic} />
					))}
				</div>
			</fieldset>
			<TextAreaField
				{...form.register("text")}
				label={t("text")}
				hint={t("textHint")}
				rows={5}
				maxLength={SATISFACTION_TEXT_MAX_LENGTH}
				error={text(errors.text?.message)}
			/>
			<div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
			<div>
				<Button type="submit" size="large" isBusy={isSubmitting}>
					{isSubmitting ? t("sending") : t("send")}
				</Button>
			</div>
		</form>
	);
}

type TopicProps = { control: Control<Values, unknown, SatisfactionBody>; topic: SatisfactionTopic };

function TopicStars({ control, topic }: TopicProps) {
	const t = useTranslations("satisfaction");
	const text = useFieldText();
	const { field, fieldState } = useController({ control, name: `stars.${topic}` });
	return (
		<StarChoice
			name={field.name}
			label={t(topic)}
			isRequired={false}
			value={field.value}
			onChange={field.onChange}
			onBlur={field.onBlur}
			focusRef={field.ref}
			error={text(fieldState.error?.message)}
		/>
	);
}
