/** Address of a picture in one of its widths (lib/domain/goods/pictures.ts). */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
	return `${src}/${width}`;
}
